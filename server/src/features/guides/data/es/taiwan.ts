import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Oriental' },
  currency: { of: '33b6d049', text: 'nuevo dólar taiwanés (TWD)' },
  'visaRequirements.touristVisa': {
    of: '0b8ef715',
    text: 'Los ciudadanos de muchos países visitan Taiwán sin visado, por lo general hasta 90 días y algunos menos; otros necesitan antes un visado de visitante o un permiso en línea. Consulte qué se aplica a su pasaporte en la oficina de Taiwán en su país o en immigration.gov.tw. La visita no permite trabajar.',
  },
  'visaRequirements.workVisa': {
    of: 'f2469b49',
    text: 'Para trabajar en Taiwán, el empleador suele solicitar un permiso de trabajo, con el que se obtiene un visado de residente. Los profesionales cualificados pueden solicitar por su cuenta la Employment Gold Card, que reúne en uno el permiso de trabajo, el visado de residente y el certificado de residencia. Pregunte a la Agencia Nacional de Inmigración qué vía corresponde a su campo.',
  },
  'visaRequirements.residencePermit': {
    of: '96b59cf4',
    text: 'Con un visado de residente se solicita el Alien Resident Certificate (ARC, certificado de residente extranjero) a la Agencia Nacional de Inmigración poco después de llegar a Taiwán; el plazo se cuenta en días, así que pregunte cuál es el vigente y comunique cada cambio de dirección. Los años de residencia continua llevan al certificado permanente (APRC).',
  },
  'visaRequirements.familyReunification': {
    of: 'ea9430e4',
    text: 'El cónyuge y los hijos menores de un profesional extranjero en Taiwán suelen poder obtener visados de residente y certificados propios. Lleve certificados de matrimonio y de nacimiento autenticados por la oficina de Taiwán en el país que los expidió, con una traducción al chino. Que el cónyuge pueda trabajar es una cuestión aparte, así que pregunte antes.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '1825ad4d',
    text: 'Las cosas usadas de menos de 10.000 TWD cada una entran en Taiwán libres de derechos, y los demás bienes hasta un total de 35.000 TWD, límite que subió desde 20.000 el 26 de junio de 2024. El menaje de casa que viaja por separado se declara en el canal rojo a la llegada, debe importarse dentro de los 6 meses siguientes a su entrada y despacharse dentro de los 15 días siguientes a la llegada del barco; de lo contrario se trata como mercancía corriente. Se dice que quienes se mudan por más de un año tienen límites más altos, pero las fuentes no dan una cifra firme: pregunte a la Aduana de Taiwán antes del envío.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': { of: '65c1ada0', text: 'Armas y municiones.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'f12121e9',
    text: 'Cigarrillos electrónicos y productos de tabaco calentado: las multas por estos últimos van de 50.000 a 5 millones de TWD.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: '3401b997',
    text: 'Artículos falsificados y discos o libros pirateados.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '3325e5f8',
    text: 'Carne de cerdo y otros productos cárnicos: las multas llegan a 1 millón de TWD por la peste porcina africana.',
  },
  'customsRegulations.prohibitedItems.5': { of: 'f299966c', text: 'Fruta fresca.' },
  'customsRegulations.restrictedItems.0': {
    of: '7db428fa',
    text: 'Artículos fabricados en China continental: varios tipos están limitados, así que pregunte en la aduana por los muebles y artículos similares.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '60764c27',
    text: 'Alcohol y tabaco por encima de la franquicia para viajeros: pagan impuestos.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cb3b307d',
    text: 'Medicamentos: lleve lo que necesite para uso personal, con la receta.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'bc0a4947',
    text: 'Bienes sujetos a derechos por valor de más de 20.000 USD: necesitan un permiso de importación.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5e2323f7',
    text: 'Plantas vivas y semillas: solo con documentos de cuarentena vegetal.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '961e33c6',
    text: 'Formulario de declaración de aduana para pasajeros que llegan (Customs Declaration Form for Inbound Passengers), en el que conste el equipaje no acompañado.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'b0d8c4c2',
    text: 'Pasaporte con el visado y el sello de entrada, y el certificado de residencia (ARC) cuando lo tenga.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6f434827',
    text: 'Lista del contenido con descripciones, cantidades y valores.',
  },
  'customsRegulations.documentationRequired.3': { of: 'd1f74bea', text: 'Conocimiento de embarque o guía aérea.' },
  'customsRegulations.documentationRequired.4': {
    of: '03cab518',
    text: 'Permiso de importación si los bienes sujetos a derechos valen más de 20.000 USD.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '230a3ec8',
    text: 'Poder para el agente que despacha los bienes.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '46426f01',
    text: 'El despacho del menaje de casa en Taiwán suele tardar de 3 a 7 días hábiles. Entre usted primero en Taiwán, pase por el canal rojo y declare el equipaje que llegará después, porque sin esa declaración se pierde la franquicia; la importación debe presentarse luego dentro de los 15 días siguientes a la llegada del barco.',
  },
  'petImport.vaccinations.0': {
    of: '3a97e3eb',
    text: 'Microchip, leído y registrado antes de la vacuna y del análisis de sangre.',
  },
  'petImport.vaccinations.1': { of: 'bc45de7a', text: 'Vacunación contra la rabia con una vacuna inactivada.' },
  'petImport.vaccinations.2': {
    of: 'ae619242',
    text: 'Prueba de anticuerpos contra la rabia con al menos 0,5 UI/ml si viene de un país con rabia.',
  },
  'petImport.vaccinations.3': {
    of: '1558084c',
    text: 'Espera después de la muestra de sangre: por lo general al menos 90 días y como máximo un año antes de la llegada, aunque las fuentes antiguas hablan de 180 días; consulte a la APHIA (aphia.gov.tw) antes de hacer planes.',
  },
  'petImport.quarantine': {
    of: '04209be1',
    text: 'Desde países con rabia, la cuarentena en Taiwán suele durar 7 días desde 2017; las páginas antiguas todavía hablan de 21 días. Desde lugares que Taiwán considera libres de rabia, como Japón, el Reino Unido, Singapur, Suecia, Australia y Nueva Zelanda, por lo general no hay. Una directriz antigua prohíbe las mascotas de China y Bangladés, así que pregunte por su país a la agencia de sanidad animal (APHIA, antes BAPHIQ) y reserve pronto la plaza de cuarentena.',
  },
  'petImport.healthCertificate': {
    of: '1e0acc32',
    text: 'Un perro o un gato necesita un permiso de importación para Taiwán, que suele solicitarse con al menos 20 días de antelación, y un certificado zoosanitario oficial del país de origen. Con el análisis de sangre y su tiempo de espera, desde un país con rabia empiece unos siete meses antes de la mudanza. Los formularios vigentes están en aphia.gov.tw.',
  },
  'vehicleImport.regulations': {
    of: '85117666',
    text: 'Un automóvil solo puede entrar en Taiwán si tiene el volante a la izquierda y supera allí las pruebas de emisiones, según informan otras guías. No cuente con que entre libre junto con el menaje de casa; suele tratarse como una importación corriente. Hace falta un permiso de importación cuando su valor supera los 20.000 USD FOB.',
  },
  'vehicleImport.duties': {
    of: 'aeb1c61f',
    text: 'Cuente con aproximadamente un 17,5 % de derechos de importación, de un 25 a un 30 % de impuesto sobre mercancías y un 5 % de IVA por un automóvil en Taiwán, cada uno calculado sobre el anterior, según informan otras guías. Pida un cálculo a un agente de aduanas antes de enviarlo.',
  },
  'vehicleImport.documentation.0': {
    of: '2ee9ff27',
    text: 'Título o documento de matriculación y prueba de propiedad.',
  },
  'vehicleImport.documentation.1': { of: 'fa71163a', text: 'Factura de compra u otra prueba del valor.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Conocimiento de embarque.' },
  'vehicleImport.documentation.3': {
    of: '0758867b',
    text: 'Permiso de importación si el valor supera los 20.000 USD FOB.',
  },
  'vehicleImport.documentation.4': {
    of: '57ffa5ca',
    text: 'Informes de las pruebas de emisiones y de seguridad para Taiwán.',
  },
  'vehicleImport.restrictions': {
    of: 'a74f2c40',
    text: 'Llevar un automóvil a Taiwán rara vez compensa: los impuestos y las pruebas cuestan a menudo más que el automóvil. Los que tienen el volante a la derecha no se pueden matricular. El tráfico urbano es denso y el transporte público excelente, así que muchos recién llegados prescinden del automóvil o compran uno local o un escúter; se circula por la derecha.',
  },
  'healthcare.system': {
    of: '2642a028',
    text: 'Taiwán tiene el Seguro Nacional de Salud, un seguro público único para todos con una tarjeta que leen las clínicas y los hospitales. Las clínicas atienden sin largas esperas, y muchos médicos de las ciudades hablan algo de inglés.',
  },
  'healthcare.insurance': {
    of: '99b63699',
    text: 'En Taiwán, los empleados extranjeros entran en el Seguro Nacional de Salud a través del empleador desde el comienzo del trabajo; los demás con certificado de residencia suelen entrar tras seis meses de vivir allí. Contrate una póliza privada para el intervalo.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (policía), 119 (bomberos y ambulancia)' },
  'education.schoolSystem': {
    of: 'dbf31b03',
    text: 'En Taiwán la escuela es obligatoria durante nueve años, seis de primaria y tres de secundaria inferior, y gratuita en los centros públicos; siguen tres años de secundaria superior. El año escolar empieza hacia principios de septiembre.',
  },
  'education.languageOfInstruction': {
    of: '563cf02e',
    text: 'En las escuelas públicas de Taiwán se enseña en chino mandarín con caracteres tradicionales, y cada vez más clases en inglés. Las escuelas internacionales, sobre todo en Taipéi, Hsinchu, Taichung y Kaohsiung, suelen pedir que el niño tenga un pasaporte extranjero.',
  },
  'utilities.electricity': {
    of: '4c15914a',
    text: 'En Taiwán la corriente es de 110 V a 60 Hz, con enchufes de los tipos A y B; muchas tomas antiguas admiten solo dos clavijas planas. Los aparatos fabricados para 220 a 240 V no funcionan allí sin transformador, aunque los cargadores para 100 a 240 V sí.',
  },
  'utilities.internet': {
    of: '66d84d98',
    text: 'La fibra y el cable rápidos son corrientes en las ciudades de Taiwán, y los datos móviles son buenos. Los contratos suelen durar uno o dos años y piden el certificado de residencia y a veces un segundo documento de identidad o un depósito.',
  },
  'utilities.banking': {
    of: '45496553',
    text: 'En Taiwán la cuenta bancaria se abre en persona con el pasaporte y el certificado de residencia (ARC), a veces con un sello personal. Lleve su número fiscal extranjero y elija el banco por el que paga su empleador. El efectivo sigue siendo útil en los mercados y las tiendas pequeñas.',
  },
  'culturalTips.0': {
    of: '208aff11',
    text: 'La basura se entrega al camión que pasa con música a horas fijas; en Taipéi va en bolsas oficiales.',
  },
  'culturalTips.1': { of: 'c33888c1', text: 'No coma, beba ni masque chicle en el metro: las multas se aplican.' },
  'culturalTips.2': {
    of: '7d511002',
    text: 'Entregue y reciba las tarjetas de visita y los regalos con las dos manos.',
  },
  'culturalTips.3': { of: '0d4c2e56', text: 'Quítese los zapatos en la puerta de las casas.' },
  'culturalTips.4': {
    of: 'a3b19ada',
    text: 'Haga fila siguiendo las líneas marcadas en el andén y deje libres los asientos prioritarios, de color azul oscuro o señalizados de otro modo.',
  },
  'importantContacts.emergencyServices': {
    of: '05181817',
    text: 'En Taiwán, marque el 110 para la policía y el 119 para los bomberos o una ambulancia.',
  },
  'importantContacts.taxOffice': {
    of: '646cdd5e',
    text: 'Del impuesto sobre la renta en Taiwán se ocupa la oficina nacional de impuestos (National Taxation Bureau) de su zona; la declaración y la información en inglés están en etax.nat.gov.tw.',
  },
  'sources.0.title': { of: 'd95bf9e5', text: 'Aduana de Taipéi: equipaje no acompañado' },
  'sources.1.title': { of: 'ea74a286', text: 'Ministerio de Finanzas: normas para el equipaje de entrada' },
  'sources.2.title': { of: '152eb5d1', text: 'Aduana de Kaohsiung: límites libres de derechos y permisos' },
  'sources.3.title': { of: 'a11d5a02', text: 'Aduana de Taipéi: límites desde junio de 2024 y tabaco calentado' },
  'sources.4.title': { of: 'e9378615', text: 'Aduana de Taipéi: permisos de importación según el valor' },
  'sources.5.title': { of: 'b5d91899', text: 'Ministerio de Agricultura: ley sobre la cuarentena de animales' },
  'sources.6.title': { of: '8ce3fe0c', text: 'Agencia de Inspección de Sanidad Animal y Vegetal (APHIA)' },
  'sources.7.title': { of: '7bbe3c2c', text: 'Agencia Nacional de Inmigración' },
  'sources.8.title': { of: '903c657b', text: 'Servicios tributarios electrónicos de Taiwán' },
  'sources.9.title': {
    of: '06af2d3b',
    text: 'Oficina de la Gold Card de Taiwán: llevar un perro o un gato (secondary)',
  },
  'sources.10.title': { of: '05e8c2d7', text: 'Angloinfo: importar un vehículo a Taiwán (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
