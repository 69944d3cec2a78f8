import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Sudeste Asiático' },
  currency: { of: '31ae7bc2', text: 'dólar de Singapur (SGD)' },
  'visaRequirements.touristVisa': {
    of: '24feefa1',
    text: 'Los ciudadanos de muchos países pueden visitar Singapur sin visado para una estancia que se fija a la entrada, a menudo de 30 o hasta 90 días; otros lo solicitan antes. Todos los visitantes envían por internet la tarjeta de llegada (SG Arrival Card) poco antes de aterrizar. La visita no permite trabajar; consulte qué se aplica a su pasaporte en la Autoridad de Inmigración y Puestos de Control (ica.gov.sg).',
  },
  'visaRequirements.workVisa': {
    of: '806187f5',
    text: 'Para trabajar en Singapur, su empleador solicita un pase al Ministerio de Trabajo, Ministry of Manpower (mom.gov.sg), casi siempre un Employment Pass para profesionales o un S Pass para personal de nivel medio. Se aplican condiciones de salario y de puntos, que se elevan de vez en cuando. Se viaja con la carta de aprobación en principio (IPA), que la aduana acepta también para el menaje de casa.',
  },
  'visaRequirements.residencePermit': {
    of: 'd126bb6f',
    text: 'El derecho a vivir en Singapur es el propio pase: de trabajo, de familiar a cargo, de estudiante o de visita de larga duración, cada uno por un tiempo determinado. La residencia permanente se solicita a la Autoridad de Inmigración y Puestos de Control (ica.gov.sg) y se decide caso por caso.',
  },
  'visaRequirements.familyReunification': {
    of: 'bac6912e',
    text: "Los cónyuges y los hijos de los titulares de pases de trabajo en Singapur suelen poder obtener un Dependant's Pass, y algunas parejas y padres un Long-Term Visit Pass, si el salario supera un nivel fijado. El Dependant's Pass no permite por sí mismo trabajar. El empleador hace la solicitud al Ministry of Manpower (mom.gov.sg).",
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7f777069',
    text: 'Quienes trasladan su residencia a Singapur obtienen la exención del 9 % de GST para el menaje de casa que hayan tenido en propiedad, en su poder y en uso al menos 3 meses, si llega dentro de los 6 meses siguientes a su propia primera llegada y se comprometen a no desprenderse de él en 3 meses. Las bebidas alcohólicas, el tabaco y los vehículos no están incluidos. La exención no es automática: presente por internet la Declaration of Facts (declaración de hechos) antes de que lleguen los bienes.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '58698c27',
    text: 'Drogas: Singapur castiga el tráfico con la muerte, e incluso los restos son peligrosos.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: '38ae5203',
    text: 'Cigarrillos electrónicos y vaporizadores, con sus recargas.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ebcbb176', text: 'Chicle, salvo los tipos terapéuticos.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'f32000db',
    text: 'Tabaco de mascar, shisha y productos que imitan el tabaco.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '5499ce17',
    text: 'Petardos, y encendedores con forma de arma de fuego.',
  },
  'customsRegulations.prohibitedItems.5': { of: '0433a768', text: 'Publicaciones y películas obscenas y sediciosas.' },
  'customsRegulations.restrictedItems.0': {
    of: '36f1f4db',
    text: 'Medicamentos, sobre todo somníferos y analgésicos fuertes: pueden necesitar la aprobación de la Autoridad de Ciencias de la Salud (Health Sciences Authority) antes de llevarlos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'bb934475',
    text: 'Películas, juegos y publicaciones: sujetos a control.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'c9e58091',
    text: 'Carne, aves y huevos: solo de orígenes aprobados, así que no los lleve.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3a0947ae',
    text: 'Equipos de telecomunicación y de radio: pueden necesitar aprobación.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'fe44556c',
    text: 'Armas, y réplicas decorativas de armas de fuego, espadas y cuchillos: necesitan una licencia o se rechazan, así que pregunte antes a la policía.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '61f8c83d',
    text: 'Bebidas alcohólicas y tabaco: pagan todos los impuestos, así que no los embale con los muebles.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3e46fd30',
    text: 'Declaration of Facts (DOF, declaración de hechos), presentada por internet a la Aduana de Singapur antes de que lleguen los bienes.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2c19067c',
    text: 'Permiso de aduana In-Non-Payment (GST relief), que la empresa de mudanzas saca a través de TradeNet dentro de los 10 días hábiles siguientes a que la aduana apruebe la exención.',
  },
  'customsRegulations.documentationRequired.2': { of: 'afcad5ef', text: 'Pasaporte del propietario.' },
  'customsRegulations.documentationRequired.3': {
    of: 'e45864f1',
    text: 'Pase de trabajo u otro pase de larga estancia, o la carta de aprobación en principio (IPA).',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '1f626054',
    text: 'Lista del contenido de cada caja, con valores.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ef77b039',
    text: 'El despacho en Singapur suele ser rápido: de 1 a 3 días hábiles, aproximadamente, una vez aprobada la exención del GST. El orden importa: primero presente la Declaration of Facts, después deje que lleguen los bienes y luego la empresa de mudanzas saca el permiso.',
  },
  'petImport.vaccinations.0': { of: '6464c61a', text: 'Microchip ISO antes de las vacunas y las pruebas.' },
  'petImport.vaccinations.1': {
    of: 'ebb47f6b',
    text: 'Vacuna contra la rabia y análisis de sangre de anticuerpos (serología) para las mascotas de países de los Schedule II y III.',
  },
  'petImport.vaccinations.2': {
    of: '1901d2a5',
    text: 'Vacunas básicas para perros y gatos, según figuren en la licencia de importación.',
  },
  'petImport.vaccinations.3': {
    of: '45e0da89',
    text: 'Tratamiento contra parásitos internos y externos poco antes del vuelo, según diga la licencia.',
  },
  'petImport.quarantine': {
    of: '5655a26a',
    text: 'Desde 2024 Singapur clasifica los países en tres listas (Schedules): las mascotas de la Schedule I (Australia, Nueva Zelanda, Irlanda y el Reino Unido) no suelen pasar cuarentena, para la Schedule II (como Estados Unidos, Canadá, Japón y muchos países de la UE) depende de las pruebas, y las mascotas de todos los demás (Schedule III) se quedan 30 días. Las páginas antiguas todavía hablan de categorías A a D, así que consulte la suya en el Servicio Animal y Veterinario (nparks.gov.sg/avs) y reserve la plaza pronto.',
  },
  'petImport.healthCertificate': {
    of: 'e0f1f5e2',
    text: 'Un perro o un gato necesita una licencia de importación para Singapur y un certificado veterinario de su país, y los trámites llevan meses cuando hace falta un análisis de sangre. Algunas razas están prohibidas. Los perros necesitan una licencia en Singapur, y los apartamentos de vivienda pública (HDB) admiten un perro de una raza pequeña aprobada y, desde septiembre de 2024, dos gatos con licencia, así que revise su contrato de alquiler antes de reservar el vuelo.',
  },
  'vehicleImport.regulations': {
    of: 'f46609ac',
    text: 'Solo se pueden importar y matricular en Singapur automóviles con el volante a la derecha y menos de 3 años, y un automóvil usado paga un recargo de 10.000 S$, según informan otras guías. El automóvil necesita un certificado de derecho (certificate of entitlement, COE) como cualquier otro. La exención del GST para el menaje de casa no cubre los vehículos.',
  },
  'vehicleImport.duties': {
    of: 'fee60de9',
    text: 'Un automóvil llevado a Singapur paga un 20 % de impuesto especial, un 9 % de GST, una tasa de matriculación adicional (ARF) que sube con su valor y el certificado de derecho (COE); el total supera a menudo los 150.000 S$. Las páginas antiguas dan otros tipos, así que consulte a la Autoridad de Transporte Terrestre (onemotoring.lta.gov.sg).',
  },
  'vehicleImport.documentation.0': {
    of: '67a2ce4a',
    text: 'Documentos de matriculación que prueben la fecha de la primera matriculación en el extranjero.',
  },
  'vehicleImport.documentation.1': { of: '5791668c', text: 'Factura de compra, y facturas del flete y del seguro.' },
  'vehicleImport.documentation.2': {
    of: '10dccc40',
    text: 'Prueba de que el automóvil cumple las normas de emisiones y de seguridad de Singapur.',
  },
  'vehicleImport.documentation.3': {
    of: '5853ba47',
    text: 'Permiso de importación de la aduana y justificantes del pago de derechos y GST.',
  },
  'vehicleImport.documentation.4': { of: 'e578ff3e', text: 'Certificado de derecho (COE) obtenido en la subasta.' },
  'vehicleImport.restrictions': {
    of: '3525981f',
    text: 'Llevar un automóvil a Singapur casi nunca compensa: el límite de antigüedad, el recargo y la matriculación cuestan más que la mayoría de los automóviles. Se circula por la izquierda. La red de trenes, autobuses y taxis es densa, y muchos recién llegados prescinden del automóvil o alquilan uno.',
  },
  'healthcare.system': {
    of: 'f7d286e7',
    text: 'Singapur tiene excelentes hospitales públicos y privados y clínicas en todos los barrios. Las subvenciones son para los ciudadanos y los residentes permanentes, mientras que los demás pagan la tarifa completa, así que consulte el precio antes de elegir.',
  },
  'healthcare.insurance': {
    of: '7fde1607',
    text: 'En Singapur, los extranjeros no suelen estar en los sistemas públicos y dependen de la cobertura del empleador o de un seguro privado; para algunos pases de trabajo, el empleador tiene que asegurarle. Compruebe si están incluidos la familia, el dentista y el parto.',
  },
  'healthcare.emergencyNumber': { of: '6ad12c0d', text: '999 (policía), 995 (ambulancia y bomberos)' },
  'education.schoolSystem': {
    of: '3be83b7b',
    text: 'En Singapur la primaria dura seis años, la secundaria cuatro o cinco, y después vienen el junior college o la escuela politécnica; el año empieza en enero. Los hijos de los recién llegados pueden solicitar plaza en las escuelas públicas a través del Ministerio de Educación, que los admite sobre todo mediante un examen, según las plazas disponibles y con tarifas más altas, así que la mayoría va a escuelas internacionales.',
  },
  'education.languageOfInstruction': {
    of: 'a2bcf76c',
    text: 'En las escuelas de Singapur se enseña en inglés, con mandarín, malayo o tamil como lengua materna. Las escuelas internacionales enseñan en inglés, alemán, francés, japonés y otros idiomas, y las más solicitadas tienen listas de espera.',
  },
  'utilities.electricity': {
    of: '35e6c32f',
    text: 'En Singapur la corriente es de 230 V a 50 Hz, con enchufes de tipo G, el británico; también se encuentran los tipos C y M. Los aparatos fabricados para 110 a 120 V necesitan un transformador, y muchos salen más baratos comprados nuevos allí.',
  },
  'utilities.internet': {
    of: '0d9408ad',
    text: 'La fibra llega a casi todos los hogares de Singapur y suele conectarse en pocos días, pues muchos apartamentos ya tienen una toma de fibra. Los planes móviles de prepago se pueden comprar en el aeropuerto.',
  },
  'utilities.banking': {
    of: '88204ad6',
    text: 'Para abrir una cuenta en Singapur, el banco suele pedir el pasaporte, el pase o la aprobación en principio y un comprobante de domicilio; algunos lo hacen por internet. Con un número de identificación de extranjero se puede usar después Singpass, el acceso a casi todas las oficinas públicas.',
  },
  'culturalTips.0': {
    of: '00cf9ce1',
    text: 'En los centros de comida de Singapur, un paquete de pañuelos sobre la mesa significa que el asiento está ocupado; recoja su bandeja al marcharse, pues es obligatorio.',
  },
  'culturalTips.1': {
    of: '6d1ef9b4',
    text: 'En Singapur, las normas sobre basura en la calle, tabaco y comida en los trenes se hacen cumplir con multas.',
  },
  'culturalTips.2': {
    of: 'b3f994e8',
    text: 'Cuando tenga invitados, pregunte por la comida, pues conviven dietas halal, vegetarianas y sin carne de res.',
  },
  'culturalTips.3': {
    of: '6b56008d',
    text: 'Quítese los zapatos antes de entrar en una casa, y entregue y reciba las tarjetas con las dos manos.',
  },
  'culturalTips.4': {
    of: 'a59d8190',
    text: 'Los condominios suelen pedir reserva del ascensor, un depósito y horarios fijos para la mudanza, así que llame a la administración antes de que llegue el camión.',
  },
  'importantContacts.emergencyServices': {
    of: 'd6357299',
    text: 'En Singapur, marque el 999 para la policía y el 995 para una ambulancia o los bomberos; el 1777 sirve para pedir una ambulancia cuando no es urgente.',
  },
  'importantContacts.taxOffice': {
    of: '29df2e33',
    text: 'La Autoridad de Ingresos Internos (IRAS) se ocupa de los impuestos en Singapur: iras.gov.sg.',
  },
  'sources.0.title': { of: 'ab82cba2', text: 'Aduana de Singapur: enviar artículos no acompañados en una mudanza' },
  'sources.1.title': { of: '1791a31b', text: 'Aduana de Singapur: exención del GST por traslado de residencia' },
  'sources.2.title': {
    of: '084c9636',
    text: 'Leyes de Singapur (Singapore Statutes): cuarentena de perros y gatos (texto de 2007)',
  },
  'sources.3.title': { of: '94cd0389', text: 'Servicio Animal y Veterinario de Singapur' },
  'sources.4.title': { of: 'a94f1775', text: 'Ministerio de Trabajo de Singapur (Ministry of Manpower)' },
  'sources.5.title': { of: '8b83a475', text: 'Autoridad de Inmigración y Puestos de Control' },
  'sources.6.title': { of: 'f3bfa00c', text: 'Autoridad de Transporte Terrestre de Singapur: OneMotoring' },
  'sources.7.title': { of: '6b78c993', text: 'Autoridad de Ingresos Internos de Singapur' },
  'sources.8.title': {
    of: '7013fe38',
    text: 'Pawsport: traslado de mascotas a Singapur desde septiembre de 2024 (secondary)',
  },
  'sources.9.title': {
    of: 'f3d66160',
    text: 'Copia de un folleto sobre la importación y matriculación de un automóvil (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
