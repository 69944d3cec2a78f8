import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Oriental' },
  currency: { of: 'bc2c8bd9', text: 'yuan chino, renminbi (CNY)' },
  'visaRequirements.touristVisa': {
    of: '19241a81',
    text: 'Para visitar China continental hace falta un visado de turismo (L) de una embajada o un centro de visados de China, salvo que su pasaporte esté exento. A muchas nacionalidades se les han permitido estancias cortas o tránsitos sin visado, en programas limitados en el tiempo que cambian a menudo. Consulte a la embajada de China poco antes de viajar; Hong Kong y Macao tienen sus propias normas.',
  },
  'visaRequirements.workVisa': {
    of: '5830bc0d',
    text: 'Para trabajar en China hacen falta una notificación de permiso de trabajo que obtiene el empleador, después un visado de trabajo (Z) de la embajada de China y, tras la llegada, el permiso de trabajo y un permiso de residencia. Los títulos y los certificados de antecedentes penales suelen tener que notariarse y legalizarse o apostillarse, así que empiece con meses de antelación. No se puede empezar a trabajar con un visado de visita.',
  },
  'visaRequirements.residencePermit': {
    of: '4299047e',
    text: 'Tras entrar en China con un visado de larga duración, normalmente se solicita el permiso de residencia en un plazo de 30 días, con un reconocimiento médico, en la oficina de entrada y salida del órgano local de seguridad pública. Quien no se aloje en un hotel también debe registrar su dirección en la policía local, normalmente dentro de las 24 horas siguientes a su llegada. La Administración Nacional de Inmigración (en.nia.gov.cn) tiene las normas vigentes.',
  },
  'visaRequirements.familyReunification': {
    of: '797e0936',
    text: 'El cónyuge y los hijos de un extranjero que trabaja o estudia en China suelen ir con un visado de familiar a cargo (S1 para estancias largas), y los familiares de ciudadanos chinos con un visado Q. Los certificados de matrimonio y de nacimiento normalmente tienen que estar legalizados o apostillados y traducidos; el visado de familiar a cargo no permite trabajar.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '23be9d23',
    text: 'China suele permitir importar menaje de casa solo a los residentes de larga duración: extranjeros, personas de Hong Kong, Macao y Taiwán y chinos que regresan, con una estancia de al menos 12 meses, una vez expedidos sus permisos de trabajo y de residencia. Como regla se admiten un envío aéreo y uno marítimo, y todo debe entrar dentro de los 6 meses siguientes a la aprobación de la aduana. Las fuentes no coinciden en cuanto a los derechos: unas dicen que los bienes usados entran libres, otras que todo envío de menaje paga, y los electrodomésticos, los muebles y las lámparas pagan a menudo. Pregunte en la aduana local antes de enviar nada.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'd7428bdd',
    text: 'Armas de fuego y otras armas, que están prohibidas.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: 'f53d3e04',
    text: 'Libros, películas y otros medios que las autoridades consideren perjudiciales para la política, la economía, la cultura o la moral de China, que por lo general se rechazan o se incautan.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.3': {
    of: '047d9454',
    text: 'Radiotransmisores y transmisores de GPS o por satélite, que por lo general se rechazan.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'e4aa61fc',
    text: 'Carne, productos lácteos, fruta fresca, semillas y tierra, que por lo general se rechazan.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '1822eccd',
    text: 'Antigüedades: declárelas al entrar, o quizá no pueda volver a sacarlas.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4369808c',
    text: 'Palos de golf: suelen pagar derechos, del 30 % según una fuente.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'dd05f1db',
    text: 'Electrodomésticos, muebles y lámparas: a menudo pagan derechos.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '976a818b',
    text: 'Material religioso: por lo general solo se acepta en cantidades para uso personal.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a58f1654',
    text: 'Permiso de aduana para importar artículos de uso personal (llamado también carta sellada de la aduana), que suele expedirse en 2 a 3 días hábiles y vale unos 30 días.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '62269c6d',
    text: 'Permiso de trabajo y permiso de residencia con una validez de al menos 12 meses.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8b10896c',
    text: 'Pasaporte, a menudo el original, para mostrarlo en la aduana.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'a34aaf65',
    text: 'Inventario del envío, en chino o con traducción.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8485aa4',
    text: 'Formulario de declaración de equipaje de su entrada en China, que piden algunas ciudades.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '12236ef7',
    text: 'Carta del empleador, que piden algunas ciudades.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '07b825e7',
    text: 'Una vez expedido el permiso de aduana, el despacho en China suele tardar de 10 a 15 días hábiles; para los chinos que regresan se habla de unos 10 a 12. El permiso tiene que esperar a su vez al permiso de residencia, así que no haga el envío demasiado pronto. La práctica varía entre ciudades como Pekín y Shanghái.',
  },
  'petImport.vaccinations.0': {
    of: 'c2038573',
    text: 'Primero el microchip, para que cada vacuna y cada prueba puedan vincularse al animal.',
  },
  'petImport.vaccinations.1': {
    of: '068a1e66',
    text: 'Vacuna contra la rabia con certificado; por lo general se esperan dos dosis.',
  },
  'petImport.vaccinations.2': {
    of: '3bce6ec2',
    text: 'Prueba de anticuerpos contra la rabia con al menos 0,5 UI/ml, de un laboratorio reconocido por la aduana china (GACC), que suele ser necesaria para evitar la cuarentena si viene de un país no designado.',
  },
  'petImport.quarantine': {
    of: 'c3bc3923',
    text: 'Las mascotas suelen pasar 30 días de cuarentena en China, salvo que vengan de un país o una región designados (por ejemplo, el Reino Unido, Irlanda, Japón, Singapur, Australia, Nueva Zelanda, Suecia, Suiza, Portugal, Hong Kong o Macao) o tengan un resultado de anticuerpos contra la rabia de al menos 0,5 UI/ml de un laboratorio reconocido. Si hace falta cuarentena, la mascota solo puede entrar por un puerto de entrada que tenga las instalaciones. Confírmelo con la aduana china (GACC) antes de reservar.',
  },
  'petImport.healthCertificate': {
    of: '0a206355',
    text: 'China suele admitir un perro o un gato por persona y entrada, con un certificado zoosanitario oficial de la autoridad veterinaria del país de origen, un certificado de vacunación contra la rabia y microchip. Las ciudades limitan además las razas y los tamaños de los perros y exigen una licencia, así que pregunte antes a su arrendador y a la policía local.',
  },
  'vehicleImport.regulations': {
    of: '5cc0b146',
    text: 'Los visitantes de larga duración que no son residentes no pueden importar un vehículo de motor a China. El personal permanente de las oficinas de representación de empresas extranjeras puede solicitar la entrada de un vehículo de hasta nueve plazas, pagando los derechos. Los automóviles usados, por lo general, no se pueden importar en absoluto.',
  },
  'vehicleImport.duties': {
    of: '7cdc45d8',
    text: 'Cuando se permite la entrada de un vehículo en China, hay que pagar derechos de aduana, impuesto al consumo e IVA, que en conjunto son elevados. Pida las cifras vigentes en la aduana local y a su empleador antes de decidir nada.',
  },
  'vehicleImport.documentation.0': {
    of: '41dbc779',
    text: 'Aprobación de la aduana local antes de enviar el vehículo.',
  },
  'vehicleImport.documentation.1': {
    of: 'f3da5a6d',
    text: 'Prueba de su puesto en una oficina de representación, con los permisos de trabajo y de residencia.',
  },
  'vehicleImport.documentation.2': { of: 'b78a83f9', text: 'Documentos de compra y datos técnicos del vehículo.' },
  'vehicleImport.restrictions': {
    of: 'f6154ed3',
    text: 'Para casi todos los que se mudan a China, el automóvil se queda atrás. Las licencias de conducir extranjeras e internacionales no se reconocen en la parte continental, así que necesita una china, y varias grandes ciudades racionan las matrículas. Se circula por la derecha.',
  },
  'healthcare.system': {
    of: '2d319e78',
    text: 'La atención médica en China se presta sobre todo en hospitales públicos, donde incluso la visita a un especialista empieza en el mostrador de registro o en la aplicación del hospital. Las grandes ciudades tienen también clínicas internacionales con personal que habla inglés, a precios mucho más altos.',
  },
  'healthcare.insurance': {
    of: 'cf03c8ba',
    text: 'Los extranjeros empleados en China suelen estar inscritos en el seguro social, que incluye una cobertura médica básica. Muchos añaden un seguro internacional privado para la facturación directa, la evacuación y las clínicas internacionales; pregunte a su empleador.',
  },
  'healthcare.emergencyNumber': { of: '4b654e74', text: '120 (ambulancia), 110 (policía), 119 (bomberos)' },
  'education.schoolSystem': {
    of: 'f3fe997c',
    text: 'China tiene nueve años de escolaridad obligatoria, primaria y primer ciclo de secundaria, seguidos del segundo ciclo de secundaria; el año escolar suele empezar en septiembre. Los niños extranjeros pueden ir a escuelas locales en muchas ciudades, aunque las plazas y los documentos varían según el distrito, y la mayoría de las familias expatriadas busca escuelas internacionales.',
  },
  'education.languageOfInstruction': {
    of: 'bc041bc1',
    text: 'En las escuelas públicas de China se enseña en chino mandarín; las escuelas internacionales enseñan en inglés o en otro idioma extranjero.',
  },
  'utilities.electricity': {
    of: '804150e2',
    text: 'En China la corriente es de 220 V a 50 Hz, con enchufes de los tipos A, C e I. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador, y los muebles y electrodomésticos nuevos son lo bastante baratos como para dejar muchos en casa.',
  },
  'utilities.internet': {
    of: '55496705',
    text: 'La fibra y el servicio móvil rápidos son corrientes en las ciudades chinas. A muchos sitios web y aplicaciones extranjeros no se puede acceder en la parte continental, así que prepare lo que necesite antes de llegar y avise a su familia de cómo localizarle.',
  },
  'utilities.banking': {
    of: 'a5964ad0',
    text: 'Para abrir una cuenta bancaria en China suelen hacer falta el pasaporte, el permiso de residencia y un número de móvil chino. Los pagos diarios se hacen con Alipay y WeChat Pay, que aceptan muchas tarjetas extranjeras.',
  },
  'culturalTips.0': {
    of: '8abc4557',
    text: 'Consiga en los primeros días un número de móvil chino, WeChat y una aplicación de pago: las tiendas, los taxis y los arrendadores cuentan con ello.',
  },
  'culturalTips.1': {
    of: '5be7d911',
    text: 'Entregue y reciba las tarjetas de visita y los regalos con las dos manos.',
  },
  'culturalTips.2': {
    of: 'b7bb70b7',
    text: 'Vuelva a registrar su dirección en la policía después de cada mudanza y, en muchos lugares, después de los viajes al extranjero.',
  },
  'culturalTips.3': {
    of: '9973e839',
    text: 'Lleve consigo el pasaporte: se necesita para los trenes, los hoteles y muchas entradas.',
  },
  'culturalTips.4': {
    of: 'cf3731f6',
    text: 'Evite poner a alguien en un aprieto delante de otros; plantee los problemas con discreción y en privado.',
  },
  'importantContacts.emergencyServices': {
    of: '9993a789',
    text: 'En China, marque el 110 para la policía, el 120 para una ambulancia, el 119 para los bomberos y el 122 para accidentes de tráfico.',
  },
  'importantContacts.taxOffice': {
    of: 'd69705cc',
    text: 'La Administración Estatal de Impuestos se ocupa de los impuestos, a través de sus oficinas locales: chinatax.gov.cn.',
  },
  'sources.0.title': { of: '9f8b7499', text: 'Administración General de Aduanas de China' },
  'sources.1.title': { of: '0ee0b306', text: 'Gobierno de Wuhan: normas aduaneras para residentes y visitantes' },
  'sources.2.title': { of: 'a9deff9c', text: 'Administración Nacional de Inmigración de China' },
  'sources.3.title': { of: 'c18e676d', text: 'Administración Estatal de Impuestos de China' },
  'sources.4.title': {
    of: '44668207',
    text: 'Diario del Pueblo: controles de cuarentena más sencillos para las mascotas (secondary)',
  },
  'sources.5.title': { of: 'e1dcb8af', text: 'SJ Grand: importar menaje de casa a China (secondary)' },
  'sources.6.title': { of: 'faeeb7df', text: 'PHX Logistics: menaje de casa a China (secondary)' },
  'sources.7.title': { of: 'c78b4c75', text: 'Rainier Overseas: normas aduaneras de China (secondary)' },
  'sources.8.title': { of: '91c0340c', text: 'ftc.hk: consejos aduaneros para China (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
